import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { Icon } from '#ui/pictures/icon.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { Slide } from './slide.ts';
import { degreesOf, draggedTo, momentOf, spinSteps, stepAt, withinTurn } from './spin-view.ts';
import styles from './spin.css?url';

/** A button turns the piece by a twelfth, a key by one step. */
const buttonSteps = spinSteps / 12;
const keySteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageUp: buttonSteps,
  PageDown: -buttonSteps,
};

/**
 * The piece rotated by finger, keys or buttons; at first it rotates automatically, unless reduced motion is
 * preferred. Its views are frames of the film, sought one at a time.
 */
export function Spin({ slide }: { slide: Slide }) {
  const { t } = usePage();
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { step, isTurning, turnTo, toggle } = useTurn(film, isReady);
  const drag = useRef<{ x: number; step: number } | null>(null);
  // the button that had the focus is gone, so the stage gets it
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const onReady = () => {
    setReady(true);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) toggle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySteps[event.key];
    if (by === undefined && event.key !== 'Home') return;
    event.preventDefault();
    turnTo((before) => (by === undefined ? 0 : before + by));
  };
  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, step: turnTo((before) => before) };
    },
    onPointerMove({ clientX }: PointerEvent) {
      const from = drag.current;
      if (from) turnTo(() => draggedTo(from.step, clientX - from.x));
    },
    onPointerUp: () => (drag.current = null),
    onPointerCancel: () => (drag.current = null),
  };
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
        aria-valuetext={t('product:spinDegrees', { degrees: degreesOf(step) })}
        aria-busy={!isReady}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <video
          ref={film}
          className="gallery-video"
          src={slide.url}
          muted
          loop
          playsInline
          preload="auto"
          tabIndex={-1}
          aria-hidden="true"
          onLoadedData={onReady}
          onError={() => setFailed(true)}
        />
      </div>
      <p className="spin-loading" role="status">
        {hasFailed ? t('product:spinFailed') : !isReady && t('product:spinLoading')}
      </p>
      <SpinTools isTurning={isTurning} onToggle={toggle} onTurn={(by) => turnTo((before) => before + by)} />
    </div>
  );
}

/** The current step. A film that plays by itself reports its step when it is stopped, and any rotation by hand stops it. */
function useTurn(film: RefObject<HTMLVideoElement | null>, isReady: boolean) {
  const [step, setStep] = useState(0);
  const [isTurning, setTurning] = useState(false);
  useEffect(
    () => (isReady && !isTurning && film.current ? seekStep(film.current, step) : undefined),
    [film, isReady, isTurning, step],
  );
  const shownStep = () =>
    isTurning && film.current ? stepAt(film.current.currentTime, film.current.duration) : step;
  const turnTo = (to: (before: number) => number): number => {
    const next = withinTurn(to(shownStep()));
    film.current?.pause();
    setTurning(false);
    setStep(next);
    return next;
  };
  const toggle = () => {
    if (isTurning) return void turnTo((before) => before);
    setTurning(true);
    film.current?.play().catch(() => setTurning(false));
  };
  return { step, isTurning, turnTo, toggle };
}

interface ToolsProps {
  isTurning: boolean;
  onToggle: () => void;
  onTurn: (steps: number) => void;
}

function SpinTools({ isTurning, onToggle, onTurn }: ToolsProps) {
  const { t } = usePage();
  return (
    <div className="spin-tools">
      <button type="button" aria-label={t('product:spinLeft')} onClick={() => onTurn(-buttonSteps)}>
        <Icon name="back" />
      </button>
      <button
        type="button"
        aria-label={t(isTurning ? 'product:spinStop' : 'product:spinStart')}
        onClick={onToggle}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={isTurning ? 'M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z' : 'M8 5l11 7-11 7Z'} />
        </svg>
      </button>
      <button type="button" aria-label={t('product:spinRight')} onClick={() => onTurn(buttonSteps)}>
        <Icon name="forward" />
      </button>
    </div>
  );
}

/**
 * Seeks the time of the step. While a seek is in progress later ones wait, and only the last of them is done. Returns
 * a function that cancels it.
 */
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
