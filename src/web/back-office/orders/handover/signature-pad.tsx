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
  const pen = useRef<{ x: number; y: number }>(null);
  useEffect(() => blank(canvas.current), [canvas]);

  function down(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.current = placeOf(event);
  }

  function move(event: PointerEvent<HTMLCanvasElement>) {
    const paper = canvas.current?.getContext('2d');
    if (!paper || !pen.current) return;
    const to = placeOf(event);
    paper.beginPath();
    paper.moveTo(pen.current.x, pen.current.y);
    paper.lineTo(to.x, to.y);
    paper.stroke();
    pen.current = to;
    if (!isSigned) onSigned(true);
  }

  const up = () => {
    pen.current = null;
  };

  return (
    <div className={styles.signing}>
      <span className={styles.label}>{signText.signature}</span>
      <canvas
        ref={canvas}
        {...SIZE}
        className={styles.pad}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
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
