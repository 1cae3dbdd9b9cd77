import type { ComponentType } from 'react';
import { formatFrom, formatSom } from './format.ts';
import './price.css';

interface Props {
  /** Whole soʻm. */
  som: number;
  language: 'ru' | 'uz' | 'uz-Cyrl' | 'en';
  /** Before a real reduction, whole soʻm; shown struck through only if higher. */
  oldSom?: number | null;
  /** "from": several pieces with different prices. */
  from?: boolean;
  /** Text for screen readers before the old price. */
  oldLabel?: string;
  /** Renders the amount where it changes visibly; left out = plain text. */
  digits?: ComponentType<{ children: string }>;
}

/** A price in the type size of its context; never wrapped, never truncated. */
export function Price({ som, language, oldSom = null, from = false, oldLabel, digits: Digits }: Props) {
  const sum = from ? formatFrom(som, language) : formatSom(som, language);
  return (
    <span className="price">
      <span>{Digits ? <Digits>{sum}</Digits> : sum}</span>
      {oldSom !== null && oldSom > som && (
        <s className="price-old">
          {oldLabel && <span className="visually-hidden">{oldLabel} </span>}
          {formatSom(oldSom, language)}
        </s>
      )}
    </span>
  );
}
