import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where `tablee serve` listens while `npm run dev` serves the page. */
const SERVER = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8000';

/** Every script and style also compressed, for the server to hand out as it is. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    async closeBundle() {
      const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|svg|html)$/.test(name));
      for (const name of names) {
        const path = join(folder, name);
        const content = await readFile(path);
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
        await writeFile(`${path}.br`, brotliCompressSync(content));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: {
    alias: { $lib: here('./src/lib'), $components: here('./src/components'), $kit: here('./src/kit') },
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  build: {
    outDir: here('../src/tablee/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // a content security policy without data: or inline parts
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  server: {
    proxy: { '^(/n/\\d+)?/api/': { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    isolate: false, // one jsdom a worker: starting it takes longer than the tests
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 30_000, // a busy machine may stand still for a while
    unstubGlobals: true,
  },
});
