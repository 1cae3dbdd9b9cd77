import { useState, type CSSProperties, type Ref } from 'react';

interface Props {
  url: string;
  alt: string;
  /** What is seen before it begins. */
  poster?: string | undefined;
  style?: CSSProperties | undefined;
  className?: string | undefined;
  preload?: 'none' | 'metadata';
  ref?: Ref<HTMLVideoElement>;
}

/** Silent, with controls, never by itself: what it shows is described next to it (ui.md 5.1). */
export function Film({ url, alt, poster, style, className, preload = 'metadata', ref }: Props) {
  const [hasFailed, setFailed] = useState(false);
  // an .avif of moving pictures is a video to us; a browser that plays none as a video shows it as a picture that moves
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
