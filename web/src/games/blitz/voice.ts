/** The browser's own speech recognition, where the page may use it. */

interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

interface Recognition {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: Heard) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type Maker = new () => Recognition;

function maker(): Maker | null {
  if (!globalThis.isSecureContext) return null;
  const names = globalThis as unknown as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
}

export const canListen = (): boolean => maker() !== null;

/** Listens for one answer; gives a way to stop. */
export function listen(language: string, onword: (word: string) => void, onend: () => void): () => void {
  const Recognizer = maker();
  if (!Recognizer) return () => undefined;
  const recognition = new Recognizer();
  recognition.lang = language;
  recognition.interimResults = false;
  recognition.maxAlternatives = 1;
  recognition.onresult = (event) => {
    const word = event.results[0]?.[0]?.transcript.trim();
    if (word) onword(word);
  };
  recognition.onend = onend;
  try {
    recognition.start();
  } catch {
    onend();
  }
  return () => recognition.abort();
}
