import type { ReactNode } from 'react';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { formatDate } from '#ui/dates.ts';
import { formatCentimetres, formatMillimetres, formatSize, formatWeight } from '#ui/format.ts';
import { Tags } from '../../kit/list/tags.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import type { StoneWords } from '../stones/load-stone-words.ts';
import { PieceStones } from './piece-stones.tsx';

interface Props {
  piece: StaffPiece;
  stoneWords: StoneWords;
  /** Null if this role may not change them, or not now. */
  onStones: (() => void) | null;
}

/** The facts of a piece: measures and marks, stones, certificates. */
export function PieceFacts({ piece, stoneWords, onStones }: Props) {
  const { t, language } = useWords();
  return (
    <>
      <section aria-labelledby="facts">
        <h2 className="section-title" id="facts">
          <a href={`/product/${piece.artikul}`} target="_blank" rel="noreferrer">
            {nameIn(piece, language)}
          </a>
          <span className="ink-2 meta">{piece.artikul}</span>
        </h2>
        <div className="piece-intro">
          <span className="piece-picture">
            {piece.image !== null && <img src={`${piece.image.url}&w=400`} alt="" />}
          </span>
          <Measures piece={piece} />
        </div>
      </section>
      <PieceStones stones={piece.stones} words={stoneWords} onEdit={onStones} />
      {piece.certificates.length > 0 && (
        <section aria-labelledby="certificates">
          <h2 className="section-title" id="certificates">
            {t('bo-pieces:part.certificates')}
          </h2>
          <ul className="piece-rows">
            {piece.certificates.map(({ id, state, laboratory, issuedOn }) => (
              <li key={id}>
                <a href={`/certificate/${id}`} target="_blank" rel="noreferrer">
                  {id}
                </a>
                {laboratory === 'ZARONA' && state === 'VALID' && (
                  <a href={`/api/v1/certificates/${id}/document.pdf`} target="_blank" rel="noreferrer">
                    {t('bo-pieces:print.passport')}
                  </a>
                )}
                <span className="ink-2">
                  {[laboratory, t(`bo-pieces:paper.${state}`), formatDate(issuedOn, language)].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Measures({ piece }: { piece: StaffPiece }) {
  const { t, language } = useWords();
  const mm = (value: number | null) => value !== null && formatMillimetres(value, language);
  const { sizeMm, lengthCm, resizable } = piece;
  return (
    <dl className="facts">
      <Fact name="weight">{formatWeight(piece.weightGrams, language)}</Fact>
      <Fact name="size">{sizeMm !== null && formatSize(sizeMm, language)}</Fact>
      <Fact name="length">{lengthCm !== null && formatCentimetres(lengthCm, language)}</Fact>
      <Fact name="probe">{piece.probe}</Fact>
      <Fact name="hallmark">
        {piece.hallmarkKind !== null &&
          [t(`bo-pieces:hallmark.${piece.hallmarkKind}`), piece.makersMark].filter(Boolean).join(', ')}
      </Fact>
      <Fact name="width">{mm(piece.widthMm)}</Fact>
      <Fact name="height">{mm(piece.heightMm)}</Fact>
      <Fact name="thickness">{mm(piece.thicknessMm)}</Fact>
      <Fact name="resizable">{resizable !== 'none' && `± ${formatSize(Number(resizable), language)}`}</Fact>
      <Fact name="engraving">{piece.isEngravable && t('bo-pieces:engravable')}</Fact>
      <Fact name="tags">{piece.tags.length > 0 && <Tags tags={piece.tags} list="/pieces" />}</Fact>
    </dl>
  );
}

/** Omitted if it has no value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useWords();
  if (children === null || children === false || children === '') return null;
  return (
    <>
      <dt>{t(`bo-pieces:fact.${name}`)}</dt>
      <dd>{children}</dd>
    </>
  );
}
