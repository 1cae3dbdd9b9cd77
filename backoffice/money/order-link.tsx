import { Link } from 'react-router';

/** The order that the money of a row is of. */
export const OrderLink = ({ number }: { number: string }) => (
  <Link to={`/orders/${number}`} className="row-link">
    {number}
  </Link>
);
