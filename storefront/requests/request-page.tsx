import type { ReactNode } from 'react';
import { Missing, Picture } from '#ui/pictures/picture.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { SubjectView } from './subject.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of a form or its result: a title, a sentence, one narrow column. */
export function RequestPage({ title, lead, children }: Props) {
  return (
    <div className="container request">
      <header className="request-head">
        <h1 className="d2">{title}</h1>
        {lead !== undefined && <p className="lead ink-2">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** What the request is about. */
export function Subject({ subject }: { subject: SubjectView }) {
  const placeholder = <Silhouette name="rings" size={40} />;
  return (
    <div className="request-subject">
      {subject.image === null ? (
        <span className="picture">
          <Missing alt="">{placeholder}</Missing>
        </span>
      ) : (
        <Picture url={subject.image} alt="" sizes="96px" priority="eager" placeholder={placeholder} />
      )}
      <div>
        <p className="h3">
          <Link to={subject.href}>{subject.name}</Link>
        </p>
        <p className="small ink-2 tabular">{subject.facts.join(' · ')}</p>
      </div>
    </div>
  );
}

/** What happens with the data typed here. */
export function Agreement() {
  const { t, links } = usePage();
  return (
    <p className="meta ink-2">
      {t('requests:agree')} <Link to={links.content('privacy')}>{t('requests:privacy')}</Link>
    </p>
  );
}
