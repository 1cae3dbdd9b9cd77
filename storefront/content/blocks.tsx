import { pictureUrl } from '#client/picture-url.ts';
import type { PageBlock, RichText } from '#contract/page.ts';
import { wholeNumbers } from '#storefront/shell/i18n/whole-numbers.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { ContentView } from './content-view.ts';
import { Part } from './part.tsx';
import { PageTable } from './page-table.tsx';

interface Props {
  blocks: readonly PageBlock[];
  page: ContentView;
}

export function Blocks({ blocks, page }: Props) {
  return blocks.map((block, place) => (
    // blocks have no names, and their order never changes while a page is shown
    // oxlint-disable-next-line react/no-array-index-key
    <Block key={place} block={block} page={page} />
  ));
}

function Block({ block, page }: { block: PageBlock; page: ContentView }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="h3">{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <PageTable head={block.head} rows={block.rows} />;
    case 'note':
      return (
        <p className="content-note">
          <Rich text={block.text} />
        </p>
      );
    case 'picture':
      return (
        <Picture
          className="content-picture"
          url={pictureUrl(block.key)}
          alt={block.alt}
          ratio="4 / 5"
          sizes="(min-width: 992px) 34vw, 100vw"
          placeholder={null}
        />
      );
    case 'part':
      return <Part name={block.name} page={page} />;
  }
}

function List({ block }: { block: Extract<PageBlock, { kind: 'list' }> }) {
  const Tag = block.isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={block.isOrdered ? 'content-steps' : 'content-list'}>
      {block.items.map((item) => (
        <li key={plain(item)}>
          <Rich text={item} />
        </li>
      ))}
    </Tag>
  );
}

/** Text with links; a path of the shop opens in the page's language. */
function Rich({ text }: { text: RichText }) {
  const { links } = usePage();
  return text.map((run) => {
    if (typeof run === 'string') return wholeNumbers(run);
    const { text: words, href } = run;
    if (!href.startsWith('/'))
      return (
        <a key={href + words} href={href}>
          {words}
        </a>
      );
    return (
      <Link key={href + words} to={links.written(href)}>
        {words}
      </Link>
    );
  });
}

const plain = (text: RichText): string =>
  text.map((run) => (typeof run === 'string' ? run : run.text)).join('');
