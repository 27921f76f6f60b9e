import createClient, { type Middleware } from 'openapi-fetch';

import type { paths } from './generated/paths.d.ts';
import type { Session } from './session.ts';

/** Returns the data of a response. Throws unless it has the expected status. */
function expectData<Data>(result: { data?: Data; error?: unknown; response: Response }, status = 200): Data {
  const { data, error, response } = result;
  if (response.status !== status) {
    throw new Error(`${response.url}: ${response.status}, not ${status}: ${JSON.stringify(error ?? data)}`);
  }
  return data as Data;
}

function check(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

const toFormData = (fields: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value as unknown].flat()) form.append(name, String(item));
  }
  return form;
};

/**
 * Runs a learner's journey with a client that uses the generated types: registers, reads, marks words, buys a product
 * and deletes the account. Using a field that is missing from the OpenAPI document is a compile error.
 */
export async function runJourney(baseUrl: string, session: Session, watch: Middleware): Promise<void> {
  const api = createClient<paths>({ baseUrl });
  api.use(session.middleware, watch);

  // Register, sign in and change the settings.
  const email = 'generic@example.test';
  const password = 'Quiet-River-42';
  check(expectData(await api.GET('/api/auth/csrf/')).csrfToken, 'there is a CSRF token');
  const profile = {
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    password,
    dateOfBirth: '1990-12-10',
    country: 'Germany',
    city: 'Berlin',
    address: 'Unter den Linden 1',
    zipCode: '10117',
    terms: true as const,
  };
  expectData(await api.POST('/api/auth/register/', { body: profile }), 201);
  const rejection = await api.POST('/api/auth/login/', { body: { email, password: `${password}!` } });
  check(rejection.error?.code === 'invalid_credentials', 'a wrong password returns its error code');
  const signedIn = expectData(await api.POST('/api/auth/login/', { body: { email, password } }));
  session.signingKey = signedIn.signingKey;
  const present = expectData(await api.GET('/api/auth/check-auth/'));
  check(present.isAuthenticated && present.user.id === signedIn.user.id, 'the session is known');
  const { results: languages } = expectData(await api.GET('/api/languages/'));
  const german = languages.find(({ code }) => code === 'de');
  check(german, 'German can be learned');
  const learner = expectData(
    await api.POST('/api/auth/start-learning/', { body: { language: german.code } }),
  );
  check(learner.current_language === 'de', 'German is the current language');
  expectData(await api.POST('/api/learners/update_ui_language/', { body: { language_code: 'de' } }), 204);
  expectData(await api.PATCH('/api/settings/', { body: { fontSize: 18 } }));
  check(expectData(await api.GET('/api/settings/')).fontSize === 18, 'the setting is kept');

  // Upload a text and read its page.
  const uploaded = expectData(
    await api.POST('/api/texts/upload/', {
      body: {
        title: 'Der Fuchs',
        text: 'Der Fuchs sah die Trauben. Sie hingen hoch.',
        tags: ['Fabel', 'Fuchs'],
        language: 'de',
      },
      bodySerializer: toFormData,
    }),
    201,
  );
  const { id } = uploaded;
  const shelf = expectData(await api.GET('/api/texts/', { params: { query: { language: 'de', page: 1 } } }));
  check(shelf.count === 1 && shelf.results[0]?.tags.length === 2, 'the text is on the shelf with its tags');
  check(
    expectData(await api.GET('/api/texts/{id}/', { params: { path: { id } } })).content,
    'it has its content',
  );
  const page = expectData(
    await api.GET('/api/texts/{id}/page/{page}/', {
      params: { path: { id, page: 1 }, query: { sentences_per_page: 4 } },
    }),
  );
  const fox = page.sentences[0]?.tokens.find(({ t }) => t === 'Fuchs')?.w;
  check(fox !== undefined, 'the word has its id');
  expectData(
    await api.POST('/api/texts/{id}/position/', { params: { path: { id } }, body: { sentence: 1 } }),
    204,
  );
  const missing = await api.GET('/api/texts/{id}/', {
    params: { path: { id: '00000000-0000-7000-8000-000000000000' } },
  });
  check(
    missing.response.status === 404 && missing.error?.code === 'text_not_found',
    'an unknown text is 404',
  );

  // Add, change and export words.
  const entry = { text: 'Fuchs', knowledge_level: 2, translation: 'fox' } as const;
  const added = expectData(await api.POST('/api/words/add_or_update/', { body: entry }), 201);
  check(added.word.id === fox && added.word.language === 'de', 'it is the word of the page');
  expectData(await api.POST('/api/words/add_or_update/', { body: entry }), 200);
  expectData(
    await api.PATCH('/api/words/{id}/', {
      params: { path: { id: fox } },
      body: { notes: 'rot', tags: ['Tier'] },
    }),
  );
  const words = expectData(await api.GET('/api/words/', { params: { query: { knowledge_level: 2 } } }));
  check(words.results[0]?.lemma === 'fuchs' && words.after === null, 'it is listed with its lemma');
  const marked = expectData(
    await api.POST('/api/words/bulk_update/', { body: { ids: [fox], knowledge_level: 4 } }),
  );
  check(marked.undo !== null, 'the change can be undone');
  expectData(await api.POST('/api/words/undo/', { body: { token: marked.undo } }));
  const word = expectData(await api.GET('/api/words/{id}/', { params: { path: { id: fox } } }));
  check(word.knowledge_level === 2 && word.tags[0] === 'Tier', 'it is as before');
  const table = expectData(
    await api.GET('/api/words/export/', {
      params: { query: { language: 'de', format: 'csv' } },
      parseAs: 'text',
    }),
  );
  check(String(table).includes('fuchs'), 'the export has the word');

  // Create a note, a tag and a goal, and search for the text.
  const note = expectData(
    await api.POST('/api/texts/{id}/annotations/', {
      params: { path: { id } },
      body: { kind: 'note', sentence: 0, note: 'Ein Anfang' },
    }),
    201,
  );
  const notes = expectData(await api.GET('/api/texts/{id}/annotations/', { params: { path: { id } } }));
  check(notes.results[0]?.id === note.id, 'the note is kept');
  expectData(await api.POST('/api/tags/', { body: { name: 'Sommer' } }), 201);
  const tags = expectData(await api.GET('/api/tags/', { params: { query: { language: 'de' } } }));
  check(
    tags.results.some(({ name }) => name === 'Fabel'),
    'tags of the text are listed',
  );
  const goals = expectData(
    await api.PUT('/api/goals/', { body: { goals: [{ period: 'daily', measure: 'minutes', target: 20 }] } }),
  );
  check(goals.goals[0]?.is_reached === false, 'the goal is set');
  expectData(await api.GET('/api/progress/', { params: { query: {} } }));
  const found = expectData(await api.GET('/api/search/', { params: { query: { q: 'Fuchs' } } }));
  check(found.texts.results.length > 0, 'the search finds the text');

  // Order a free product.
  const offers = expectData(await api.GET('/api/shop/products/', { params: { query: { free: true } } }));
  const product = offers.results[0];
  check(product, 'a product is free');
  const header = { 'Idempotency-Key': 'journey-1' };
  const orderInput = { product_ids: [product.id] };
  const order = expectData(
    await api.POST('/api/shop/orders/', { params: { header }, body: orderInput }),
    201,
  );
  check(order.status === 'completed' && order.money.total === 0, 'a free order is completed immediately');
  const repeatedOrder = expectData(
    await api.POST('/api/shop/orders/', { params: { header }, body: orderInput }),
    200,
  );
  check(repeatedOrder.id === order.id, 'a repeated key creates no second order');
  const orders = expectData(
    await api.GET('/api/shop/orders/', { params: { query: { search: order.orderNumber } } }),
  );
  check(orders.results[0]?.id === order.id, 'the order is found by its number');
  check(
    expectData(await api.GET('/api/shop/my-purchases/')).results.length === 1,
    'the product is among the purchases',
  );

  // Archive and delete the text, use an access token, and delete the account.
  expectData(await api.POST('/api/texts/{id}/archive/', { params: { path: { id } } }));
  check(expectData(await api.GET('/api/texts/archived/')).count === 1, 'the text is archived');
  expectData(await api.PATCH('/api/texts/{id}/', { params: { path: { id } }, body: { is_deleted: true } }));
  expectData(await api.DELETE('/api/texts/{id}/', { params: { path: { id } } }), 204);
  const { token } = expectData(await api.POST('/api/auth/tokens/', { body: { name: 'script' } }), 201);
  session.token = token;
  check(expectData(await api.GET('/api/auth/learners/me/')).points >= 0, 'an access token allows reading');
  session.token = undefined;
  expectData(await api.POST('/api/auth/delete-account/'), 204);
  const after = expectData(await api.GET('/api/auth/check-auth/'));
  check(!after.isAuthenticated, 'no one is signed in after the deletion');
}
