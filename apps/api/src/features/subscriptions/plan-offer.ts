import { planNames, type Plan } from '@glossa/contract/subscriptions';

interface Situation {
  current: Plan['id'];
  /** The current plan ends by itself. */
  isEnding: boolean;
  /** An administrator decides on the plan. */
  isManaged: boolean;
  /** This site takes payments. */
  isPayable: boolean;
}

/** What somebody can do about a plan. */
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
