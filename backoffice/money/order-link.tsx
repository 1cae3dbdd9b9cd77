import { Link } from 'react-router';

/** A link to the order that a row's payment belongs to. */
export const OrderLink = ({ number }: { number: string }) => (
  <Link to={`/orders/${number}`} className="row-link order-number">
    {number}
  </Link>
);
