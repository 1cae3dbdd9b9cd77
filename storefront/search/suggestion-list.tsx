import type { ReactNode } from 'react';
import { formatFrom, formatSom, formatWeight } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { Missing, Picture } from '#ui/pictures/picture.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { Marked } from './marked.tsx';
import type { ModelView, SuggestionsView } from './suggestions-view.ts';

interface Props {
  listId: string;
  view: SuggestionsView;
  activeId: string | null;
  isOpen: boolean;
  /** The full list of results. */
  allHref: string;
  onAll: () => void;
  /** Links replace the sheet's history entry. */
  isReplacing: boolean;
}

/** A listbox of links in groups: the field handles the keys (use-combobox.ts); by finger or mouse they are ordinary links. */
export function SuggestionList({ listId, view, activeId, isOpen, allHref, onAll, isReplacing }: Props) {
  const { t } = usePage();
  const option = (name: string) => {
    const id = `${listId}-${name}`;
    return { id, isActive: id === activeId, isReplacing };
  };
  const group = { listId };
  return (
    // the field keeps the focus and handles the keys
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className="live-list"
      role="listbox"
      id={listId}
      aria-label={t('search:label')}
      hidden={!isOpen}
      data-list="search"
      onMouseDown={(event) => event.preventDefault()}
    >
      <Group {...group} name="pieces" isEmpty={view.pieces.length === 0}>
        {view.pieces.map((model) => (
          <Option key={model.href} {...option(`piece-${model.number}`)} href={model.href}>
            <Model model={model} />
          </Option>
        ))}
      </Group>
      <Group {...group} name="models" isEmpty={view.models.length === 0}>
        {view.models.map((model, place) => (
          <Option key={model.href} {...option(`model-${place}`)} href={model.href}>
            <Model model={model} />
          </Option>
        ))}
        {view.total > view.models.length && (
          <Option {...option('all')} href={allHref} onFollow={onAll}>
            <span className="live-all">
              {t('search:all', { count: view.total })}
              <Icon name="forward" size={20} />
            </span>
          </Option>
        )}
      </Group>
      <Group {...group} name="sections" isEmpty={view.sections.length === 0}>
        {view.sections.map((section, place) => (
          <Option key={section.href} {...option(`section-${place}`)} href={section.href}>
            <Line
              note={
                section.isCollection ? t('search:collection') : t('search:models', { count: section.count })
              }
            >
              <Marked text={section.name} marks={section.marks} />
            </Line>
          </Option>
        ))}
      </Group>
      <Group {...group} name="articles" isEmpty={view.articles.length === 0}>
        {view.articles.map((article, place) => (
          <Option key={article.href} {...option(`article-${place}`)} href={article.href}>
            <Line note={article.isMoment ? t('search:moment') : null}>
              <Marked text={article.name} marks={article.marks} />
            </Line>
          </Option>
        ))}
      </Group>
    </div>
  );
}

interface GroupProps {
  listId: string;
  name: 'pieces' | 'models' | 'sections' | 'articles';
  isEmpty: boolean;
  children: ReactNode;
}

function Group({ listId, name, isEmpty, children }: GroupProps) {
  const { t } = usePage();
  if (isEmpty) return null;
  const id = `${listId}-${name}`;
  return (
    <div role="group" className={`live-group live-${name}`} aria-labelledby={id}>
      <p role="presentation" className="live-title" id={id}>
        {t(`search:group.${name}`)}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  href: string;
  isReplacing: boolean;
  onFollow?: () => void;
  children: ReactNode;
}

function Option({ id, isActive, href, isReplacing, onFollow, children }: OptionProps) {
  return (
    <Link
      className="live-option"
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      to={href}
      replace={isReplacing}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}

function Model({ model }: { model: ModelView }) {
  const { categories } = useShellData();
  const category = categories.find(({ id }) => id === model.categoryId);
  const drawing = category ? <Silhouette name={category.kind} size={40} /> : null;
  return (
    <span className="live-model">
      {model.image === null ? (
        <span className="picture">
          <Missing alt="">{drawing}</Missing>
        </span>
      ) : (
        <Picture url={model.image} alt="" sizes="64px" priority="eager" placeholder={drawing} />
      )}
      <span className="live-facts">
        <span className="live-name">
          <Marked text={model.name} marks={model.marks} />
        </span>
        <ModelFacts model={model} />
      </span>
    </span>
  );
}

/** Number, weight and price of a piece; for a model only the price, or the text shown instead of one. */
function ModelFacts({ model: { number, weight, price, count, stock } }: { model: ModelView }) {
  const { t, language } = usePage();
  const sum =
    stock === 'SOLD_OUT'
      ? t('search:sold')
      : stock === 'RESERVED'
        ? t('search:reserved')
        : price === null
          ? t('search:onRequest')
          : count > 1
            ? formatFrom(price, language)
            : formatSom(price, language);
  const facts = [
    number === undefined ? null : t('search:serial', { serial: number }),
    weight === undefined ? null : formatWeight(weight, language),
  ].filter((fact) => fact !== null);
  return (
    <span className="live-price">
      {facts.length > 0 && <span className="ink-2">{facts.join(' · ')} · </span>}
      {sum}
    </span>
  );
}

function Line({ note, children }: { note: string | null; children: ReactNode }) {
  return (
    <span className="live-line">
      <span>{children}</span>
      {note !== null && <span className="live-note">{note}</span>}
    </span>
  );
}
