import { useEffect, useRef, useState } from 'react';
import { barcodeReader, readContinuously } from './read-barcodes.ts';

type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'absent' | 'no_reader';

/** The shop allows a camera to this page alone, so a page that came from another one is loaded anew. */
const isLoadedHere = () => {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && new URL(load.name).pathname === location.pathname;
};

/** The camera, once the person has asked for it; it is off again when the page is left. */
export function useCamera(onRead: (number: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<AbortController>(null);
  const [state, setState] = useState<CameraState>('off');
  const [stream, setStream] = useState<MediaStream>();
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => () => stop.current?.abort(), []);

  async function start() {
    setState('starting');
    const reader = await barcodeReader();
    if (!reader) return setState('no_reader');
    if (!isLoadedHere()) return location.reload();
    const asked = new AbortController();
    stop.current = asked;
    try {
      const found = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      asked.signal.addEventListener('abort', () => found.getTracks().forEach(track => void track.stop()));
      if (asked.signal.aborted || !video.current) return asked.abort();
      video.current.srcObject = found;
      await video.current.play();
      setStream(found);
      setState('on');
      const onNumber = (number: string) => latest.current(number);
      await readContinuously({ video: video.current, reader, onRead: onNumber, signal: asked.signal });
    } catch (error) {
      asked.abort();
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent');
    }
  }

  function end() {
    stop.current?.abort();
    setStream(undefined);
    setState('off');
  }

  return { video, state, stream, start, end };
}
