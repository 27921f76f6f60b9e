import pg from 'pg';

import type { Client } from '@/lib/client.ts';

export const Button = ({ client }: { client: Client }) => <button>{[typeof client, typeof pg]}</button>;
