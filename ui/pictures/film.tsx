import { useState, type CSSProperties, type Ref } from 'react';

interface Props {
  url: string;
  alt: string;
  /** Shown before it plays. */
  poster?: string | undefined;
  style?: CSSProperties | undefined;
  className?: string | undefined;
  preload?: 'none' | 'metadata';
  ref?: Ref<HTMLVideoElement>;
}

/** A silent video with controls that never plays automatically; its content is described next to it (ui.md 5.1). */
export function Film({ url, alt, poster, style, className, preload = 'metadata', ref }: Props) {
  const [hasFailed, setFailed] = useState(false);
  // an animated .avif counts as a video; browsers that cannot play it as one show it as an animated picture
  if (hasFailed && url.endsWith('.avif'))
    return <img className={className} src={url} alt={alt} style={style} />;
  return (
    <video
      ref={ref}
      className={className}
      src={url}
      poster={poster}
      muted
      playsInline
      controls
      preload={preload}
      style={style}
      aria-label={alt}
      onError={() => setFailed(true)}
    />
  );
}
