import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
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
    closeBundle: {
      order: 'post',
      sequential: true, // after the service worker, which is written here too
      async handler() {
        const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|svg|html)$/.test(name));
        for (const name of names) {
          const path = join(folder, name);
          const content = await readFile(path);
          await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
          await writeFile(`${path}.br`, brotliCompressSync(content));
        }
      },
    },
  };
}

/** What systems need to install the page, and a worker that knows its files (worker/service.ts). */
const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'worker',
  filename: 'service.ts',
  injectRegister: false, // lib/installing.ts does, where that is wanted
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,ico}', 'icons/192.png'],
    rollupFormat: 'iife',
    buildPlugins: { vite: [{ name: 'quiet', config: () => ({ logLevel: 'warn' }) }] },
  },
  includeManifestIcons: false,
  manifest: {
    id: '/',
    name: 'Tablée',
    short_name: 'Tablée',
    description: 'Des jeux de cartes, une table · Card games, one table',
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f3eadb',
    theme_color: '#4a2f1d',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...['192', '512'].map((size) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
});

export default defineConfig({
  plugins: [svelte(), installable, compressed()],
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
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [here('.'), here('../src/tablee/languages')] },
    proxy: { '^(/n/\\d+)?/api/': { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/browser.ts'],
    isolate: false, // one jsdom a worker: starting it takes longer than the tests
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 30_000, // a busy machine may stand still for a while
    unstubGlobals: true,
  },
});
