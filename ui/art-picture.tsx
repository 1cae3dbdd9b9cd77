import './art-picture.css';

interface Props {
  /** Upright or square, for phones. */
  url: string;
  /** Lying, from 768 px. */
  wideUrl: string;
  alt: string;
  /** The CSS `sizes` of the upright and of the lying one. */
  sizes: string;
  wideSizes: string;
  priority?: 'high' | 'lazy';
}

const widths = [400, 800, 1200];
const formats = ['avif', 'webp'];
const at = (url: string, format: string, width: number) => `${url}&w=${width}&fm=${format}`;
const sourceSet = (url: string, format: string) =>
  widths.map((width) => `${at(url, format, width)} ${width}w`).join(', ');

/** A picture with another cut on wide screens; it covers the place the parent gives it. */
export function ArtPicture({ url, wideUrl, alt, sizes, wideSizes, priority = 'lazy' }: Props) {
  return (
    <picture className="art-picture">
      {formats.map((format) => (
        <source
          key={`wide ${format}`}
          media="(min-width: 768px)"
          type={`image/${format}`}
          srcSet={sourceSet(wideUrl, format)}
          sizes={wideSizes}
        />
      ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(url, format)} sizes={sizes} />
      ))}
      <img
        src={at(url, 'jpeg', 800)}
        alt={alt}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'high' ? 'high' : 'auto'}
        decoding={priority === 'high' ? 'auto' : 'async'}
      />
    </picture>
  );
}
