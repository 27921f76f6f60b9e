// Performance of the shop with 100,000 products, for a learner with a vocabulary of 100,000 words.
import { growLibrary } from './growth/grow.ts';
import { Client } from './measure/http.ts';
import { formatMs, Report, formatRatio } from './measure/report.ts';
import { compare } from './measure/stats.ts';
import { runs, isSmall } from './reading/scale.ts';
import { seedOrders } from './shop/seed-orders.ts';
import { seedProducts } from './shop/seed-products.ts';
import { deepPageSearches, lists, salesLists } from './shop/routes.ts';
import { enroll, install } from './setup/installation.ts';
import { seedVocabulary } from './setup/library.ts';

const report = new Report('shop');
const installation = await install();
try {
  const learner = await enroll(installation);
  await installation.pool.query('UPDATE learner SET is_superuser = true WHERE id = $1', [learner.id]);
  await growLibrary(installation, learner, isSmall ? 20 : 100);
  await seedVocabulary(installation, learner.id, isSmall ? 2000 : 100_000);
  await seedProducts(installation, isSmall ? 2000 : 100_000);
  await installation.worker.stop();
  const bareClient = new Client(installation.bare.port);
  const measure = async (label: string, path: string, maxRatio?: number) => {
    const measured = await compare(
      runs(300),
      () => bareClient.get(`/row/${learner.id}`),
      () => learner.client.get(path),
    );
    const { subject, reference, ratio } = measured;
    report.add({
      label,
      result: `${formatMs(subject.median)}, p95 ${formatMs(subject.p95)}; bare ${formatMs(reference.median)} = ${formatRatio(ratio)}`,
      ...(maxRatio === undefined
        ? {}
        : { target: `≤ ${maxRatio}× bare route`, hasPassed: ratio <= maxRatio }),
      details: { measured },
    });
  };
  for (const [work, query] of Object.entries(lists)) {
    await measure(`list, ${work}`, `/api/shop/products/?page_size=24&${query}`, 5);
  }
  const { rows } = await installation.pool.query<{ id: string; title: string }>(
    `SELECT id, title FROM product WHERE kind = 'text' ORDER BY published_at DESC OFFSET 50 LIMIT 1`,
  );
  const { id = '', title = '' } = rows[0] ?? {};
  await measure(
    'list, search for a title',
    `/api/shop/products/?page_size=24&search=${encodeURIComponent(title)}`,
    5,
  );
  await measure('product page', `/api/shop/products/${id}/`, 5);
  await measure('its preview', `/api/shop/products/${id}/preview/`, 5);
  report.section('Searches for what is far away in the order');
  for (const [work, query] of Object.entries(deepPageSearches)) {
    await measure(`list, ${work}`, `/api/shop/products/?page_size=24&${query}`);
  }
  report.section('Lists of those who sell, which count all that fits by its state');
  await seedOrders(installation, isSmall ? 2000 : 100_000);
  for (const [work, path] of Object.entries(salesLists)) await measure(work, path);
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
