import type { Client } from '../lib/client.ts';

export const Button = ({ client }: { client: Client }) => <button>{typeof client}</button>;
