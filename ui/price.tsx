import { formatFrom, formatSom } from './format.ts';
import './price.css';

interface Props {
  /** Whole soʻm. */
  som: number;
  language: 'ru' | 'uz' | 'en';
  /** Before a real reduction, whole soʻm; shown struck only when higher. */
  oldSom?: number | null;
  /** "from": several pieces with several prices. */
  from?: boolean;
  /** Words for the reader before the old price. */
  oldLabel?: string;
}

/** A price in the type of the place it stands in; never broken, never cut. */
export function Price({ som, language, oldSom = null, from = false, oldLabel }: Props) {
  return (
    <span className="price">
      <span>{from ? formatFrom(som, language) : formatSom(som, language)}</span>
      {oldSom !== null && oldSom > som && (
        <s className="price-old">
          {oldLabel && <span className="visually-hidden">{oldLabel} </span>}
          {formatSom(oldSom, language)}
        </s>
      )}
    </span>
  );
}
