import type pg from 'pg';

/** A node of a plan, as returned by EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON). */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** How a statement ran, whether sent by the application or run by a function or trigger. */
export interface ExplainedStatement {
  text: string;
  /** Rows read from tables and indexes, including those removed by filters. */
  rows: number;
  blocks: number;
  plan: PlanNode;
}

/** Counts the rows that a plan read from tables and indexes, including those removed by filters. */
function countRowsRead(node: PlanNode): number {
  const isScan = node['Relation Name'] !== undefined || node['Index Name'] !== undefined;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const scannedRows =
    isScan && node['Node Type'].endsWith('Scan') ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, inner) => sum + countRowsRead(inner), scannedRows);
}

const settings = `LOAD 'auto_explain';
  SET auto_explain.log_min_duration = 0; SET auto_explain.log_analyze = on; SET auto_explain.log_buffers = on;
  SET auto_explain.log_timing = off; SET auto_explain.log_nested_statements = on; SET auto_explain.log_format = json;
  SET auto_explain.log_level = notice`;

/**
 * Makes every connection of a pool explain the statements it runs, with the plans that the application gets. `take`
 * returns the statements since its last call. Uses auto_explain, which the tests' PostgreSQL includes.
 */
export function explainStatements(pool: pg.Pool): { take: () => ExplainedStatement[] } {
  let explained: ExplainedStatement[] = [];
  const prepared = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (prepared.has(client)) return;
    prepared.add(client);
    client.on('notice', ({ message = '' }) => {
      if (!message.startsWith('duration:')) return;
      const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(message.indexOf('{'))) as {
        'Query Text': string;
        Plan: PlanNode;
      };
      const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      explained.push({ text, rows: countRowsRead(plan), blocks, plan });
    });
    void client.query(settings);
  });
  return {
    take: () => {
      const explainedStatements = explained;
      explained = [];
      return explainedStatements;
    },
  };
}
