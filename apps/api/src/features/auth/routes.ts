import type { Deps } from '../../deps.ts';
import type { Route } from '../../http/route.ts';

export const authRoutes = (_deps: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'log'>): Route[] => [];
