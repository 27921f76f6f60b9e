import { planNames, type Plan } from '@glossa/contract/subscriptions';

interface Situation {
  current: Plan['id'];
  /** Whether the current plan ends without renewal. */
  isEnding: boolean;
  /** Whether an administrator manages the plan. */
  isManaged: boolean;
  /** Whether this site accepts payments. */
  isPayable: boolean;
}

/** Returns what a user can do about a plan. */
export function planOffer(
  plan: Plan['id'],
  { current, isEnding, isManaged, isPayable }: Situation,
): Plan['offer'] {
  const canBuy = isPayable && !isManaged;
  const step = planNames.indexOf(plan) - planNames.indexOf(current);
  if (step < 0) return 'included';
  if (step === 0) return isEnding && canBuy ? 'renew' : 'current';
  return canBuy ? 'select' : 'contact';
}
