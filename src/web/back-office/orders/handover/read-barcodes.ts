/** A browser's own reader of barcodes: Chrome on Android has it, Safari and Firefox do not. */
interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: readonly string[] }): BarcodeReader;
      getSupportedFormats(): Promise<string[]>;
    };
  }
}

/** Our labels are Code 128; couriers also print the others. */
const FORMATS = ['code_128', 'code_39', 'ean_13', 'itf', 'qr_code'];

/** Null where the browser reads no barcodes of labels. */
export async function barcodeReader(): Promise<BarcodeReader | null> {
  const Reader = window.BarcodeDetector;
  if (!Reader) return null;
  const known = await Reader.getSupportedFormats();
  const formats = FORMATS.filter(format => known.includes(format));
  return formats.includes('code_128') ? new Reader({ formats }) : null;
}

/** Between two looks: a hand moves a parcel away in about a second, and a phone stays cool. */
const PAUSE = 150;
/** The same label is read again only after it was away for so long. */
const AWAY = 2_000;

interface Reading {
  video: HTMLVideoElement;
  reader: BarcodeReader;
  onRead: (number: string) => void;
  signal: AbortSignal;
}

/** Reads one label after the other until it is stopped, each once for as long as it is held before the camera. */
export async function readContinuously({ video, reader, onRead, signal }: Reading): Promise<void> {
  const seen = new Map<string, number>();
  while (!signal.aborted) {
    const codes =
      video.readyState >= video.HAVE_CURRENT_DATA ? await reader.detect(video).catch(() => []) : [];
    const now = performance.now();
    for (const { rawValue } of codes) {
      const isNew = now - (seen.get(rawValue) ?? -AWAY) >= AWAY;
      seen.set(rawValue, now);
      if (isNew && !signal.aborted) onRead(rawValue);
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
}
