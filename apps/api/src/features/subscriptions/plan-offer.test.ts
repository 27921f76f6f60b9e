import { planNames } from '@glossa/contract/subscriptions';
import { expect, test } from 'vitest';

import { planOffer } from './service.ts';

const offers = (situation: Partial<Parameters<typeof planOffer>[1]>) =>
  planNames.map((plan) =>
    planOffer(plan, { current: 'Basic', isEnding: false, isManaged: false, isPayable: true, ...situation }),
  );

test.each([
  ['a new account can buy the larger plans', {}, ['current', 'select', 'select']],
  [
    'a paid plan can be renewed and includes the smaller ones',
    { current: 'Pro', isEnding: true },
    ['included', 'renew', 'select'],
  ],
  [
    'the largest plan includes all others',
    { current: 'Ultimate', isEnding: true },
    ['included', 'included', 'renew'],
  ],
  [
    'a managed plan is changed by an administrator',
    { current: 'Pro', isManaged: true },
    ['included', 'current', 'contact'],
  ],
  [
    'without payments, larger plans are available only on request',
    { isPayable: false },
    ['current', 'contact', 'contact'],
  ],
  [
    'without payments, a paid plan cannot be renewed',
    { current: 'Pro', isEnding: true, isPayable: false },
    ['included', 'current', 'contact'],
  ],
] as const)('%s', (_name, situation, expected) => {
  expect(offers(situation)).toEqual(expected);
});
