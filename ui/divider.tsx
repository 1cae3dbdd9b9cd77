import './divider.css';

export function Divider() {
  return <hr className="divider" />;
}
