import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Note } from '#kit/display/note.tsx';
import styles from './handover.module.css';
import { scanText } from './handover.text.ts';
import { useCamera } from './use-camera.ts';

interface ScannerProps {
  /** What came of the last label, by the colour of the frame. */
  outcome: 'good' | 'wrong' | undefined;
  onRead: (number: string) => void;
}

/** The phone's camera as a scanner. Our own words ask first; the browser's question follows only after the button. */
export function Scanner({ outcome, onRead }: ScannerProps) {
  const { video, state, stream, start, end } = useCamera(onRead);
  const isOn = state === 'on';
  return (
    <section className={styles.scanner} aria-label={scanText.camera}>
      <div className={classNames(styles.view, !isOn && styles.hidden)}>
        <video ref={video} muted playsInline className={styles.video} />
        <span className={classNames(styles.frame, outcome && styles[outcome])} />
      </div>
      {isOn ? (
        <div className="cluster">
          <Button variant="outline" size="small" icon="close" onClick={end}>
            {scanText.stop}
          </Button>
          <Light stream={stream} />
        </div>
      ) : (
        <Asked state={state} onStart={() => void start()} />
      )}
    </section>
  );
}

type AskedProps = { state: ReturnType<typeof useCamera>['state']; onStart: () => void };

const WHY = {
  no_reader: scanText.noReader,
  refused: scanText.refused,
  absent: scanText.noCamera,
} as const;

function Asked({ state, onStart }: AskedProps) {
  const why = state === 'off' || state === 'starting' || state === 'on' ? null : WHY[state];
  return (
    <>
      <output>{why && <Note tone="warn">{why}</Note>}</output>
      {state !== 'no_reader' && (
        <div className={styles.asked}>
          <p className="muted">{scanText.ask}</p>
          <Button
            variant="soft"
            icon="camera"
            busy={state === 'starting' ? scanText.starting : undefined}
            onClick={onStart}
          >
            {scanText.start}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where the camera has a light. */
function Light({ stream }: { stream: MediaStream | undefined }) {
  const [isLit, setLit] = useState(false);
  const [track] = stream?.getVideoTracks() ?? [];
  if (!track || !('torch' in track.getCapabilities())) return null;
  const turn = async () => {
    // The type of the standard library does not know it yet.
    await track.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] });
    setLit(!isLit);
  };
  return (
    <Button variant="outline" size="small" icon="lightbulb" aria-pressed={isLit} onClick={() => void turn()}>
      {scanText.light}
    </Button>
  );
}
