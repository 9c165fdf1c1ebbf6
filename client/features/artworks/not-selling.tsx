import { notSelling } from './order-texts.ts';

/** Why a work that is for sale has no Purchase. */
export default function NotSelling() {
  return <p className="mt-5 text-sm text-soft">{notSelling}</p>;
}
