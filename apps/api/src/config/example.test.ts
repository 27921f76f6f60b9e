import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { variableNames } from '#config.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const namedInExample = () => {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  return new Set([...example.matchAll(/^#? ?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name));
};

test('.env.example explains every variable', () => {
  const exampleNames = namedInExample();
  // Set by the Docker image and the compose file.
  const admin = ['DATABASE_ADMIN_URL', 'DATABASE_ADMIN_PASSWORD'];
  for (const settled of [
    ...admin,
    'DATA_DIR',
    'EMBEDDED',
    'HOST',
    'MIGRATIONS_DIR',
    'NODE_ENV',
    'PORT',
    'WEB_DIR',
  ]) {
    exampleNames.add(settled);
  }
  expect(variableNames.filter((name) => !exampleNames.has(name.replace(/_FILE$/, '')))).toEqual([]);
});

test('docker-compose.yml lets every variable in the example be overridden', () => {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  const exampleNames = namedInExample();
  const settled = [...compose.matchAll(/^ {4}([A-Z][A-Z\d_]+): (.*)$/gm)].filter(
    ([, name = '', value = '']) => exampleNames.has(name) && !value.startsWith(`\${${name}`),
  );
  expect(settled.map(([line]) => line)).toEqual([]);
});
