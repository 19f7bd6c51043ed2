import { useEffect, useRef } from 'react';

/**
 * Files from the clipboard, pasted anywhere on the page. Cells copied in a spreadsheet come as text with a picture of
 * themselves; in a text field only the text is pasted.
 */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      const isText = clipboardData?.types.includes('text/plain') && isField(target);
      if (files.length > 0 && !isText) latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
