/** One short tone for a good parcel, two low ones for a wrong one: whoever carries parcels looks at the parcels. */
const SIGNALS = {
  good: { tones: [880], vibration: [60] },
  wrong: { tones: [220, 220], vibration: [120, 80, 120] },
} as const;

const SECONDS = 0.12;
let sound: AudioContext | undefined;

/** By sound and vibration, where the device has them. */
export function signal(kind: keyof typeof SIGNALS): void {
  const { tones, vibration } = SIGNALS[kind];
  navigator.vibrate?.([...vibration]);
  sound ??= new AudioContext();
  const beginning = sound.currentTime;
  for (const [at, frequency] of tones.entries()) {
    const tone = new OscillatorNode(sound, { frequency });
    const volume = new GainNode(sound, { gain: 0.2 });
    tone.connect(volume).connect(sound.destination);
    tone.start(beginning + at * 2 * SECONDS);
    tone.stop(beginning + at * 2 * SECONDS + SECONDS);
  }
}
