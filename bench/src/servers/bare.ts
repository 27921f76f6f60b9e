// Reference for the targets: Express with a single prepared SELECT or UPDATE, and nothing else.
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
// The pool's connections break whenever the database restarts.
pool.on('error', () => {});
const app = express().disable('x-powered-by').disable('etag').use(express.json());

app.get('/row/:learner', async (request, response) => {
  const { rows } = await pool.query({
    name: 'row',
    text: 'SELECT id, username, points FROM learner WHERE id = $1',
    values: [request.params.learner],
  });
  response.json(rows[0]);
});

// The IDs of the words on a page are sent beforehand, so that the route itself is a single SELECT of their levels.
const pages = new Map<string, number[]>();
app.post('/pages/:page', (request, response) => {
  pages.set(request.params.page, request.body as number[]);
  response.json({});
});
app.get('/page/:page/:learner', async (request, response) => {
  const { rows } = await pool.query({
    name: 'page',
    text: 'SELECT term_id AS id, level, ignored, translation FROM learner_word WHERE learner_id = $1 AND term_id = ANY($2)',
    values: [request.params.learner, pages.get(request.params.page)],
  });
  response.json(rows);
});

app.post('/update/:learner/:term', async (request, response) => {
  const { rows } = await pool.query({
    name: 'update',
    text: 'UPDATE learner_word SET level = 9 - level, updated_at = now() WHERE learner_id = $1 AND term_id = $2 RETURNING level',
    values: [request.params.learner, request.params.term],
  });
  response.json(rows[0]);
});

const server = app.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void pool.end().then(() => process.exit(0)));
});
