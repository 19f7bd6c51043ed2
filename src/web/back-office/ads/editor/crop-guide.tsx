import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Crop, fitCrop, heightOf, widest } from '#modules/ads/crop.ts';
import { AD_SIZES, type AdPlace } from '#modules/ads/place.ts';
import { editorText } from '../text.ts';
import type { ChosenPicture } from './ad-form.ts';
import styles from './crop-guide.module.css';

interface CropGuideProps {
  picture: ChosenPicture;
  place: AdPlace;
  onCrop: (crop: Crop) => void;
}

/** The whole picture with a frame of the place's shape, which pointer, finger or arrow keys move and resize. */
export function CropGuide({ picture, place, onCrop }: CropGuideProps) {
  const { crop } = picture;
  const guide = useRef<HTMLDivElement>(null);
  const set = (wished: Crop) => onCrop(fitCrop(picture, place, wished));
  const resize = (width: number) =>
    set({
      width,
      x: crop.x + (crop.width - width) / 2,
      y: crop.y + (heightOf(crop, place) - heightOf({ ...crop, width }, place)) / 2,
    });
  const pixel = () => picture.width / (guide.current?.clientWidth || picture.width);
  const most = widest(picture, place);
  return (
    <div className={styles.crop}>
      <div ref={guide} dir="ltr" className={styles.guide} style={frameStyle(picture, place)}>
        <img src={`${picture.identifier}/1200`} alt="" draggable={false} />
        <button
          type="button"
          className={styles.frame}
          aria-label={editorText.frame}
          onPointerDown={(event: PointerEvent<HTMLButtonElement>) =>
            event.currentTarget.setPointerCapture(event.pointerId)
          }
          onPointerMove={event => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
            set({ ...crop, x: crop.x + event.movementX * pixel(), y: crop.y + event.movementY * pixel() });
          }}
          onKeyDown={(event: KeyboardEvent) => {
            const wished = byKey(event, { crop, resize: step => resize(crop.width * step) });
            if (wished === null) return;
            event.preventDefault();
            if (wished) set(wished);
          }}
        />
      </div>
      <SizeSlider
        least={Math.min(AD_SIZES[place].width, most)}
        most={most}
        width={crop.width}
        onChange={resize}
      />
      <p className={styles.hint}>{editorText.frameHint}</p>
    </div>
  );
}

/** Where the frame stands on the picture, in per cent of it. */
function frameStyle({ crop, width, height }: CropGuideProps['picture'], place: CropGuideProps['place']) {
  return {
    '--ratio': width / height,
    '--x': `${(100 * crop.x) / width}%`,
    '--y': `${(100 * crop.y) / height}%`,
    '--w': `${(100 * crop.width) / width}%`,
    '--h': `${(100 * heightOf(crop, place)) / height}%`,
  } as CSSProperties;
}

/** In pixels of the picture; with Shift ten times as far. */
const STEP = 8;
const GROW = 1.05;
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Framed {
  crop: Crop;
  resize: (by: number) => void;
}

/** Where a key moves the frame; undefined if it changed the size, null if the key means nothing. */
function byKey({ key, shiftKey }: KeyboardEvent, { crop, resize }: Framed): Crop | undefined | null {
  if (key === '+' || key === '=') return void resize(GROW);
  if (key === '-') return void resize(1 / GROW);
  const move = MOVES[key];
  if (!move) return null;
  const step = shiftKey ? STEP * 10 : STEP;
  return { ...crop, x: crop.x + move[0] * step, y: crop.y + move[1] * step };
}

interface SizeSliderProps {
  least: number;
  most: number;
  width: number;
  onChange: (width: number) => void;
}

function SizeSlider({ least, most, width, onChange }: SizeSliderProps) {
  return (
    <label className={styles.size}>
      <span>{editorText.size}</span>
      <input
        type="range"
        min={least}
        max={most}
        value={width}
        onChange={event => onChange(Number(event.target.value))}
      />
    </label>
  );
}
