import './preview-line.css';

/** The notice above a page that shoppers do not see like this yet. */
export function PreviewLine({ line }: { line: string | null }) {
  return (
    line && (
      <div className="container">
        <p className="preview-line small">{line}</p>
      </div>
    )
  );
}
