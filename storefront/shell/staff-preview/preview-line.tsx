import './preview-line.css';

/** Above a page that its shoppers do not see like this yet. */
export function PreviewLine({ line }: { line: string | null }) {
  return line && <p className="preview-line container small">{line}</p>;
}
