import { expect, it } from 'vitest';

import { sampleUser } from '@/testing/sample-user.ts';
import { homePath } from './home-path.ts';
import { activeLink, getVisibleGroups, flattenLinks, mobileItems } from './navigation.ts';
import { searchLinks } from './layout/search-box.tsx';
import { roleGroups } from './role-groups.ts';

const activeSidebarLink = (path: string, user: ReturnType<typeof sampleUser>) =>
  activeLink(path, flattenLinks(getVisibleGroups(user, roleGroups)));
const learner = sampleUser();
const shopClient = sampleUser({
  account_type: 'shop_client',
  current_language: null,
  selected_languages: [],
});

it.each([
  ['/reading/0192a0b0-0000-7000-8000-000000000001', '/reading'],
  ['/reading/archive', '/reading/archive'],
  ['/progress', '/progress'],
  ['/journal', '/progress'],
  ['/order-history', '/marketplace/purchased'],
  ['/nowhere', undefined],
])('on %s, marks %s as active in a learner’s sidebar', (path, link) => {
  expect(activeSidebarLink(path, learner)).toBe(link);
});

it('marks Progress as active on the reports page when Reports has no link of its own', () => {
  expect(activeLink('/reports', mobileItems(learner))).toBe('/progress');
});

it('shows five links in a learner’s bottom bar, each active on its page and subpages', () => {
  const bar = mobileItems(learner);
  expect(bar.map(({ label, to }) => [label, to])).toEqual([
    ['dashboard', '/dashboard'],
    ['reading', '/reading'],
    ['videos', '/videos'],
    ['study', '/mindmap'],
    ['progress', '/progress'],
  ]);
  const active = ['/dashboard', '/videos/learn/7', '/mindmap', '/readings'].map((path) =>
    activeLink(path, bar),
  );
  expect(active).toEqual(['/dashboard', '/videos', '/mindmap', undefined]);
});

it('links shop clients to the shop, their purchases and orders, and the page to start learning', () => {
  expect(homePath(shopClient)).toBe('/shop');
  const paths = ['/shop', '/marketplace/purchased', '/order-history', '/start-learning'];
  expect(getVisibleGroups(shopClient).map(({ items }) => items.map(({ to }) => to))).toEqual([paths]);
  expect(mobileItems(shopClient).map(({ to }) => to)).toEqual([...paths, '/settings']);
  expect(activeSidebarLink('/order-history', shopClient)).toBe('/order-history');
});

it('shows role-specific links only to users with that role', () => {
  const labels = (roles: Parameters<typeof sampleUser>[0]) =>
    getVisibleGroups(sampleUser(roles), roleGroups).flatMap(({ label }) => label ?? []);
  expect(labels({})).toEqual(['study_tools']);
  expect(labels({ can_manage_content: true })).toEqual(['study_tools', 'content_management']);
  expect(labels({ is_staff: true })).toEqual(['study_tools', 'management']);
  expect(labels({ is_superuser: true })).toEqual(expect.arrayContaining(['management', 'administration']));
  const hasUsers = (roles: Parameters<typeof sampleUser>[0]) =>
    flattenLinks(getVisibleGroups(sampleUser(roles), roleGroups)).some(({ to }) => to === '/users');
  expect([hasUsers({ is_staff: true }), hasUsers({ is_superuser: true, is_staff: true })]).toEqual([
    false,
    true,
  ]);
  expect(activeSidebarLink('/videos/manage', sampleUser({ can_manage_content: true }))).toBe(
    '/videos/manage',
  );
});

it.each([
  ['a learner', learner],
  ['a buyer', shopClient],
  ['staff', sampleUser({ is_staff: true })],
])('offers %s reports, tasks and tags in the search, once each', (_name, user) => {
  const paths = searchLinks(user).map(({ to }) => to);
  for (const path of ['/reports', '/tasks', '/tags'])
    expect(paths.filter((one) => one === path)).toHaveLength(1);
});
