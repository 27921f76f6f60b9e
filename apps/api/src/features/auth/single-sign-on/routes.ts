import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/single-sign-on';
import type { Request, Response } from 'express';

import type { User } from '#domain/accounts/user.ts';
import { constantTimeEquals } from '#http/keys.ts';
import { recordProof } from '#http/recent-proof.ts';
import { route, type Route } from '#http/route.ts';
import { openSession } from '../http-session.ts';
import { setSignInChallenge } from '../second-factor/sign-in-challenge.ts';
import type { ProviderConfig } from '#config/single-sign-on.ts';
import * as identities from './identities.ts';
import { createProviderClients, createVisitSecrets } from './provider-client.ts';
import type { ProviderClaims } from './provider-claims.ts';
import * as service from './service.ts';
import { consumeVisit, pendingLinkCookie, visitCookie, type Visit } from './visit.ts';

interface Exchange {
  request: Request;
  response: Response;
}

export function singleSignOnRoutes(deps: service.SingleSignOnDeps): Route[] {
  const { db, config } = deps;
  const clients = createProviderClients(deps);

  /** Starts a sign-in attempt at a provider. Returns the URL to open. */
  const start = async (
    response: Response,
    provider: ProviderConfig,
    visit: Pick<Visit, 'purpose' | 'handle'> & Partial<Pick<Visit, 'next' | 'uiLanguage'>>,
    loginHint?: string,
  ): Promise<{ url: string }> => {
    const secrets = createVisitSecrets();
    const isProof = visit.purpose === 'prove';
    const url = await clients.authorizationUrl(provider, secrets, { isProof, loginHint });
    visitCookie.set(response, config, {
      uiLanguage: undefined,
      next: null,
      ...visit,
      ...secrets,
      provider: provider.id,
      startedAt: Date.now(),
    });
    return { url };
  };

  /**
   * Reads the sign-in attempt that a provider's response belongs to, and uses it up.
   * @throws {Failure} provider_sign_in_expired
   */
  const endVisit = async (
    { request, response }: Exchange,
    provider: string,
    query: string,
  ): Promise<Visit> => {
    const visit = visitCookie.read(request, config);
    const state = new URLSearchParams(query).get('state') ?? '';
    // A response to a different request may have been sent by another site, so it doesn't end this attempt.
    if (visit?.provider !== provider || !constantTimeEquals(state, visit.state))
      return fail('provider_sign_in_expired');
    visitCookie.clear(response, config);
    return (await consumeVisit(db, visit)) ? visit : fail('provider_sign_in_expired');
  };

  const finishSignIn = async (
    exchange: Exchange,
    provider: ProviderConfig,
    { next, uiLanguage }: Visit,
    claims: ProviderClaims,
  ) => {
    const signIn = await service.findAccountFor(deps, provider, claims, uiLanguage);
    if (signIn.outcome === 'account_exists') {
      pendingLinkCookie.set(exchange.response, config, signIn.pending);
      return { outcome: 'account_exists' as const, next, email: signIn.pending.email };
    }
    const { account, isSecondFactorDone } = signIn;
    if (!isSecondFactorDone) {
      setSignInChallenge(exchange.response, config, account);
      return { outcome: 'second_factor' as const, next };
    }
    const session =
      (await openSession(exchange, deps, account, 'provider', provider.id)) ??
      fail('provider_sign_in_expired');
    // Use the time of authentication at the provider: an open session there doesn't confirm anyone's identity now.
    if (claims.provedAt) await recordProof(db, exchange.request, claims.provedAt);
    return { outcome: 'signed_in' as const, next, session };
  };

  const finish = async (
    exchange: Exchange,
    provider: ProviderConfig,
    visit: Visit,
    { user, claims }: { user: User | undefined; claims: ProviderClaims },
  ) => {
    const { purpose, next } = visit;
    if (purpose === 'sign_in') return finishSignIn(exchange, provider, visit, claims);
    if (!user) return fail('provider_sign_in_expired');
    const { handle } = exchange.request.session;
    if (purpose === 'link') {
      await service.finishLink(deps, provider, { visit, user, handle }, claims);
      return { outcome: 'linked' as const, next };
    }
    const provedAt = await service.checkProviderProof(deps, provider, { visit, user, handle }, claims);
    await recordProof(db, exchange.request, provedAt);
    return { outcome: 'proved' as const, next };
  };

  return [
    route(contract.getSignInOptions, async () => service.presentSignInOptions(config)),

    route(contract.startProviderSignIn, ({ params, body, response }) => {
      const { next, ui_language: uiLanguage } = body;
      const provider = service.findProvider(config, params.provider);
      return start(response, provider, { purpose: 'sign_in', handle: '', next: next ?? null, uiLanguage });
    }),

    route(contract.startProviderLink, ({ params, body, request, response }) => {
      const provider = service.findProvider(config, params.provider);
      const { handle = '' } = request.session;
      return start(response, provider, { purpose: 'link', handle, next: body.next ?? null });
    }),

    route(contract.startProviderProof, async ({ params, body, user, request, response }) => {
      const provider = service.findProvider(config, params.provider);
      const loginHint = await identities.findLoginHint(deps, provider, user.id);
      const { handle = '' } = request.session;
      return start(response, provider, { purpose: 'prove', handle, next: body.next ?? null }, loginHint);
    }),

    route(contract.finishProviderVisit, async ({ params, body, user, request, response }) => {
      const exchange = { request, response };
      const provider = service.findProvider(config, params.provider);
      const visit = await endVisit(exchange, provider.id, body.query);
      const claims = await clients.readResponse(provider, visit, body.query).catch(async (error: unknown) => {
        await service.recordRefusal(deps, visit, user, error);
        throw error;
      });
      return finish(exchange, provider, visit, { user, claims });
    }),

    route(contract.listIdentities, ({ user }) => identities.listIdentities(deps, user)),

    route(contract.confirmIdentity, async ({ user, request, response }) => {
      const pending = pendingLinkCookie.read(request, config);
      pendingLinkCookie.clear(response, config);
      await service.confirmLink(deps, user, pending);
    }),

    route(contract.removeIdentity, ({ params, user }) => identities.removeIdentity(deps, user, params.id)),

    route(contract.setPassword, async ({ body, user, request, response }) => {
      const account = await identities.setFirstPassword(deps, user.id, body.new_password);
      return (await openSession({ request, response }, deps, account)) ?? fail('unauthenticated');
    }),
  ];
}
