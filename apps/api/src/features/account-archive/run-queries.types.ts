// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  claim: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
      learnerId: string;
      taskId: string;
      pointsBefore: number | null;
    };
  };
  findHeld: {
    params: [$1: string];
    row: {
      held: number;
    };
  };
  beat: {
    params: [$1: string, $2: string, $3: number];
    row: object;
  };
  hold: {
    params: [$1: string, $2: string];
    row: {
      held: number;
    };
  };
  release: {
    params: [$1: string, $2: string];
    row: object;
  };
  finish: {
    params: [$1: string, $2: string, $3: number | null, $4: unknown];
    row: object;
  };
  addCount: {
    params: [$1: string, $2: string | null, $3: number];
    row: {
      added: unknown;
    };
  };
  noteBeginning: {
    params: [$1: string, $2: string];
    row: {
      pointsBefore: number;
    };
  };
}
