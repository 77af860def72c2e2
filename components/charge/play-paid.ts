let audio: AudioContext | undefined;

/** Two short notes, made in the page. A browser lets no page sound before somebody has used it; then this is silent, now and later. */
export function playPaid(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  audio.resume();
  note(audio, 659, audio.currentTime);
  note(audio, 988, audio.currentTime + 0.14);
}

function note(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.frequency.value = frequency;
  level.gain.setValueAtTime(0.25, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + 0.45);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.45);
}
