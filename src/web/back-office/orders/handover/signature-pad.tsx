import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import styles from './handover.module.css';
import { signText } from './handover.text.ts';

const SIZE = { width: 600, height: 240 };
const PEN = 4;

interface SignaturePadProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  isSigned: boolean;
  error: string | undefined;
  onSigned: (isSigned: boolean) => void;
}

/** A white sheet in light and dark: it is printed as it was written. */
export function SignaturePad({ canvas, isSigned, error, onSigned }: SignaturePadProps) {
  const pen = usePen(() => {
    if (!isSigned) onSigned(true);
  });
  useEffect(() => blank(canvas.current), [canvas]);
  return (
    <div className={styles.signing}>
      <span className={styles.label}>{signText.signature}</span>
      <canvas ref={canvas} {...SIZE} className={styles.pad} {...pen}>
        {isSigned ? signText.signed : signText.signatureHint}
      </canvas>
      <div role="alert">{error && <FieldError id="signature-error">{error}</FieldError>}</div>
      <p className="fine">{signText.signatureHint}</p>
      <Button
        variant="text"
        size="small"
        disabled={!isSigned}
        onClick={() => {
          blank(canvas.current);
          onSigned(false);
        }}
      >
        {signText.clear}
      </Button>
    </div>
  );
}

/** What a canvas listens to, so that a finger or a mouse draws a line on it. */
function usePen(onDrawn: () => void) {
  const last = useRef<{ x: number; y: number }>(null);
  const up = () => {
    last.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = placeOf(event);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const paper = event.currentTarget.getContext('2d');
      if (!paper || !last.current) return;
      const to = placeOf(event);
      paper.beginPath();
      paper.moveTo(last.current.x, last.current.y);
      paper.lineTo(to.x, to.y);
      paper.stroke();
      last.current = to;
      onDrawn();
    },
    onPointerUp: up,
    onPointerCancel: up,
  };
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) * SIZE.width) / width, y: ((clientY - top) * SIZE.height) / height };
}

function blank(canvas: HTMLCanvasElement | null): void {
  const paper = canvas?.getContext('2d');
  if (!paper) return;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, SIZE.width, SIZE.height);
  paper.strokeStyle = '#000';
  paper.lineWidth = PEN;
  paper.lineCap = 'round';
}
