import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '#ui/pictures/icon.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { Slide } from './slide.ts';
import { degreesOf, draggedTo, momentOf, spinSteps, withinTurn } from './spin-view.ts';
import styles from './spin.css?url';

/** A button turns it by a twelfth, a key by one step. */
const buttonSteps = spinSteps / 12;
const keySteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageUp: buttonSteps,
  PageDown: -buttonSteps,
};

/** The piece in the hand: turned by a finger, by keys, by buttons. Its views are pictures of the film, sought one at a time. */
export function Spin({ slide, onFail }: { slide: Slide; onFail: () => void }) {
  const { t } = usePage();
  const [step, setStep] = useState(0);
  const [isReady, setReady] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; step: number } | null>(null);
  useEffect(() => (isReady && film.current ? seekStep(film.current, step) : undefined), [isReady, step]);
  // where its button was, the focus goes on
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const turn = (by: number) => setStep((before) => withinTurn(before + by));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySteps[event.key];
    if (by !== undefined) turn(by);
    else if (event.key === 'Home') setStep(0);
    else return;
    event.preventDefault();
  };
  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, step };
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (drag.current) setStep(draggedTo(drag.current.step, clientX - drag.current.x));
    },
    onPointerUp: () => (drag.current = null),
    onPointerCancel: () => (drag.current = null),
  };
  const angleText = t('product:spinDegrees', { degrees: degreesOf(step) });
  return (
    <div className="spin">
      <link rel="stylesheet" href={styles} precedence="page" />
      <div
        className="spin-stage"
        role="slider"
        tabIndex={0}
        ref={stage}
        aria-label={slide.alt}
        aria-valuemin={0}
        aria-valuemax={350}
        aria-valuenow={degreesOf(step)}
        aria-valuetext={angleText}
        aria-busy={!isReady}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <video
          ref={film}
          className="gallery-video"
          src={slide.url}
          muted
          playsInline
          preload="auto"
          tabIndex={-1}
          aria-hidden="true"
          onLoadedData={() => setReady(true)}
          onError={onFail}
        />
      </div>
      <SpinTools angleText={isReady ? angleText : t('product:spinLoading')} onTurn={turn} />
    </div>
  );
}

interface ToolsProps {
  angleText: string;
  onTurn: (steps: number) => void;
}

function SpinTools({ angleText, onTurn }: ToolsProps) {
  const { t } = usePage();
  return (
    <div className="spin-tools">
      <button type="button" aria-label={t('product:spinLeft')} onClick={() => onTurn(-buttonSteps)}>
        <Icon name="back" />
      </button>
      <span className="spin-said">{angleText}</span>
      <button type="button" aria-label={t('product:spinRight')} onClick={() => onTurn(buttonSteps)}>
        <Icon name="forward" />
      </button>
    </div>
  );
}

/** Seeks the step's moment; while one is being sought the others wait, and only the last of them counts. Answers how to call it off. */
function seekStep(film: HTMLVideoElement, step: number): (() => void) | undefined {
  const seek = () => {
    film.currentTime = momentOf(step, film.duration);
  };
  if (!film.seeking) {
    seek();
    return undefined;
  }
  film.addEventListener('seeked', seek, { once: true });
  return () => film.removeEventListener('seeked', seek);
}
