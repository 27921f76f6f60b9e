import { Keys } from '@/ui/data/keys.tsx';
import { useKey } from '@/lib/shortcuts/use-key.ts';
import { ratings } from '../model/ratings.ts';

/** The key of a rating. It also selects the answer choice with that number. */
export function RatingKey({ number }: { number: number }) {
  const key = useKey(ratings[number - 1]?.id ?? '');
  return key === undefined ? null : <Keys binding={key} />;
}
