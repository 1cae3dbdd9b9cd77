import type { ReactNode } from 'react';
import { usePage } from '#storefront/shell/page.ts';

/** The marks on the shop's own pieces: see `makers_mark` and the serial numbers of the catalog. */
const mark = { maker: 'ZRN', fineness: '585', repaired: 'ZRN\u00A0R', number: 'ZR-001842' };

/** The inside of a ring with its marks, and each mark separately with its meaning (domain.md 2.4). Drawn, not photographed. */
export function Hallmarks() {
  const { t } = usePage();
  return (
    <figure className="hallmarks">
      <RingInside label={t('pages:hallmark.ring')} />
      <dl className="hallmark-list">
        <Mark name={t('pages:hallmark.maker')} text={t('pages:hallmark.makerText')}>
          <rect x="22" y="16" width="76" height="40" rx="5" />
          <Struck text={mark.maker} />
        </Mark>
        <Mark name={t('pages:hallmark.fineness')} text={t('pages:hallmark.finenessText')}>
          <path d="M22 16h70q12 20 0 40H22q6-20 0-40Z" />
          <Struck text={mark.fineness} />
        </Mark>
        <Mark name={t('pages:hallmark.state')} text={t('pages:hallmark.stateText')}>
          <path d="M8 36a20 20 0 0 1 36-12h60q8 12 0 24H44A20 20 0 0 1 8 36Z" />
          <path d="m26 23 3.7 9.3 9.3 3.7-9.3 3.7L26 49l-3.7-9.3L13 36l9.3-3.7Z" />
          <Struck text={mark.fineness} x={76} size={20} />
        </Mark>
        <Mark name={t('pages:hallmark.repaired')} text={t('pages:hallmark.repairedText')}>
          <rect x="12" y="16" width="96" height="40" rx="5" />
          <Struck text={mark.repaired} />
        </Mark>
        <Mark name={t('pages:hallmark.number')} text={t('pages:hallmark.numberText')}>
          <path d="M6 18h108M6 54h108" strokeDasharray="2 4" />
          <Struck text={mark.number} size={17} />
        </Mark>
      </dl>
      <figcaption className="small ink-2">{t('pages:hallmark.caption')}</figcaption>
    </figure>
  );
}

function Mark({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <svg aria-hidden="true" focusable="false" viewBox="0 0 120 72" className="hallmark-drawing">
          {children}
        </svg>
        <span className="h3">{name}</span>
      </dt>
      <dd className="small">{text}</dd>
    </div>
  );
}

function Struck({ text, x = 60, size = 24 }: { text: string; x?: number; size?: number }) {
  return (
    <text x={x} y={36 + size * 0.36} fontSize={size} textAnchor="middle">
      {text}
    </text>
  );
}

function RingInside({ label }: { label: string }) {
  return (
    <svg className="hallmark-ring" role="img" aria-label={label} viewBox="40 36 560 290">
      <clipPath id="ring-opening">
        <ellipse cx="320" cy="152" rx="238" ry="87" />
      </clipPath>
      <path id="ring-arc" d="M86 190a234 88 0 0 1 468 0" fill="none" stroke="none" />
      <path className="ring-metal" d="M70 150v58a250 95 0 0 0 500 0v-58Z" />
      <ellipse className="ring-metal" cx="320" cy="150" rx="250" ry="95" />
      <g clipPath="url(#ring-opening)">
        <rect className="ring-wall" x="70" y="50" width="500" height="200" />
        <ellipse className="ring-hole" cx="320" cy="214" rx="238" ry="87" />
      </g>
      <ellipse cx="320" cy="152" rx="238" ry="87" />
      <text fontSize="25" textAnchor="middle" letterSpacing="1.5">
        <textPath href="#ring-arc" startOffset="50%">
          {[mark.maker, mark.fineness, mark.number].join('\u00A0\u00A0\u00A0\u00A0')}
        </textPath>
      </text>
    </svg>
  );
}
