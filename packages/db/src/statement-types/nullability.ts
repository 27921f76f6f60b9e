import { parseNodeTree, type Node, type Value } from './node-tree.ts';

/** Information about the database that the analysis requires. */
export interface Catalog {
  /**
   * Returns whether a column is declared NOT NULL. Both arguments are numbers as text: an OID and an attribute
   * number.
   */
  isRequired: (table: string, column: string) => boolean;
  /** Returns a function by its OID. */
  routine: (oid: string) => { name: string; strict: boolean } | undefined;
}

export interface Nullability {
  /** Whether each column of the result can be null. */
  columns: boolean[];
  /** Numbers of the parameters that may be null, such as `1`. */
  params: Set<string>;
}

const wordSet = (text: string): Set<string> => new Set(text.split(/\s+/));

const aggregates = wordSet(
  `min max sum avg array_agg string_agg json_agg jsonb_agg json_object_agg jsonb_object_agg bool_or bool_and every`,
);
const collectors = wordSet('array_agg json_agg jsonb_agg json_object_agg jsonb_object_agg');
const neverReturnNull = wordSet(
  `count json_build_object jsonb_build_object json_build_array jsonb_build_array concat concat_ws num_nulls
  num_nonnulls row_number rank dense_rank`,
);
/** Strict functions that can return null even if no argument is null. */
const strictButNullable = wordSet(
  `json_object_field json_object_field_text json_array_element json_array_element_text jsonb_object_field
  jsonb_object_field_text jsonb_array_element jsonb_array_element_text json_extract_path json_extract_path_text
  jsonb_extract_path jsonb_extract_path_text array_position array_length array_upper array_lower regexp_match
  regexp_substr to_regclass lag lead nth_value`,
);
const neverNull = wordSet(
  'NULLTEST BOOLEANTEST DISTINCTEXPR ARRAYEXPR ROWEXPR SQLVALUEFUNCTION JSONCONSTRUCTOREXPR',
);
/** Expressions that handle null, so a parameter in them may be null. */
const nullHandlingNodes = wordSet('NULLTEST COALESCEEXPR DISTINCTEXPR CASEEXPR CASEWHEN TARGETENTRY');
const casts = wordSet('RELABELTYPE COERCEVIAIO ARRAYCOERCEEXPR COLLATEEXPR COERCETODOMAIN');

const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodes = (value: Value | undefined): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const stripCasts = (value: Value | undefined): Node | undefined => {
  if (!isNode(value)) return undefined;
  return casts.has(value.node) ? stripCasts(value['arg']) : value;
};

/**
 * Finds which columns of a statement's result can be null, and which of its parameters may be.
 * @param body `pg_proc.prosqlbody` of a function that consists of the statement
 */
export function findNullability(body: string, catalog: Catalog): Nullability {
  const query = [parseNodeTree(body)].flat(2).find(isNode) as Node;
  const context = { ...catalog, params: new Set<string>() };
  collectNullableParams(query, context, false);
  return { columns: new Scope(query, context).columns(), params: context.params };
}

type Context = Catalog & { params: Set<string> };

function collectNullableParams(value: Value | undefined, context: Context, isHandled: boolean): void {
  if (Array.isArray(value)) for (const each of value) collectNullableParams(each, context, isHandled);
  if (!isNode(value)) return;
  if (value.node === 'PARAM' && isHandled) context.params.add(text(value['paramid']));
  const isLax = value.node === 'FUNCEXPR' && context.routine(text(value['funcid']))?.strict === false;
  const written =
    value.node === 'QUERY' && nodes(value['rtable'])[Number(value['resultRelation']) - 1]?.['relid'];
  for (const [field, inner] of Object.entries(value)) {
    if (written && field === 'targetList') {
      for (const { expr, resno } of nodes(inner)) {
        collectNullableParams(expr, context, !context.isRequired(text(written), text(resno)));
      }
    } else {
      const isHandledCast = isHandled && casts.has(value.node);
      collectNullableParams(inner, context, isLax || nullHandlingNodes.has(value.node) || isHandledCast);
    }
  }
}

/** One SELECT, INSERT, UPDATE or DELETE, and the query that it is nested in. */
class Scope {
  readonly #query: Node;
  readonly #context: Context;
  readonly outer: Scope | undefined;
  /** Columns that can't be null because of a condition, as `table.column`. */
  readonly #proven: Set<string>;

  constructor(query: Node, context: Context, outer?: Scope) {
    this.#query = query;
    this.#context = context;
    this.outer = outer;
    this.#proven = new Set(findProvenColumns(query['jointree'], context));
  }

  columns(): boolean[] {
    const { setOperations, commandType, targetList, returningList } = this.#query;
    if (isNode(setOperations)) return this.#unionColumns(setOperations);
    return nodes(commandType === '1' ? targetList : returningList)
      .filter(({ resjunk }) => resjunk !== 'true')
      .map(({ expr }) => this.#isNullable(expr));
  }

  #unionColumns({ node, rtindex, op, larg, rarg }: Node): boolean[] {
    if (node === 'RANGETBLREF') return this.#nested(this.#table(rtindex)['subquery']).columns();
    const left = this.#unionColumns(larg as Node);
    const right = this.#unionColumns(rarg as Node);
    // EXCEPT and INTERSECT return rows only from the left side.
    return op === '1' ? left.map((isNullable, index) => isNullable || (right[index] ?? true)) : left;
  }

  #nested(query: Value | undefined): Scope {
    return new Scope(query as Node, this.#context, this);
  }

  #table(number: Value | undefined): Node {
    return nodes(this.#query['rtable'])[Number(number) - 1] as Node;
  }

  #above(levels: Value | undefined): Scope {
    return Number(levels) > 0 ? (this.outer as Scope).#above(String(Number(levels) - 1)) : this;
  }

  #isAnyNullable(list: Value | undefined): boolean {
    return Array.isArray(list) && list.some((value) => this.#isNullable(value));
  }

  #isNullable(value: Value | undefined): boolean {
    const e = stripCasts(value);
    if (!e) return true;
    if (neverNull.has(e.node)) return false;
    switch (e.node) {
      case 'CONST':
        return e['constisnull'] === 'true';
      case 'PARAM':
        return this.#context.params.has(text(e['paramid']));
      case 'VAR':
        return this.#above(e['varlevelsup']).#isColumnNullable(e);
      case 'FUNCEXPR':
        return this.#isResultNullable(e['funcid'], e['args']);
      case 'OPEXPR':
        return this.#isResultNullable(e['opfuncid'], e['args']);
      case 'WINDOWFUNC':
        return this.#isResultNullable(e['winfnoid'], e['args']);
      case 'AGGREF':
        return this.#isAggregateNullable(e);
      case 'SCALARARRAYOPEXPR':
        return this.#isAnyNullable(e['args']);
      case 'BOOLEXPR':
        return this.#isConditionNullable(e);
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return nodes(e['args']).every((each) => this.#isNullable(each));
      case 'CASEEXPR':
        return this.#isAnyNullable([
          e['defresult'] ?? null,
          ...nodes(e['args']).map(({ result }) => result ?? null),
        ]);
      case 'SUBSCRIPTINGREF':
        // An element can be missing, and is then null. A slice is null only if the array is.
        return !e['reflowerindexpr'] || this.#isNullable(e['refexpr']);
      case 'SUBLINK':
        // Only a scalar subquery can return null; EXISTS, IN and ARRAY can't.
        return e['subLinkType'] === '4' && this.#isSubqueryNullable(e['subselect'] as Node);
      default:
        return true;
    }
  }

  /** In `x IS NULL OR x > 1` and `x IS NOT NULL AND x > 1`, `x` is not null in the second operand. */
  #isConditionNullable({ boolop, args }: Node): boolean {
    const tested = boolop === 'or' ? '0' : '1';
    const added = nodes(args)
      .filter(({ node, nulltesttype }) => node === 'NULLTEST' && nulltesttype === tested)
      .map(({ arg }) => getColumnKey(stripCasts(arg)))
      .filter((column) => !this.#proven.has(column));
    for (const column of added) this.#proven.add(column);
    const isNullable = this.#isAnyNullable(args);
    for (const column of added) this.#proven.delete(column);
    return isNullable;
  }

  #isColumnNullable(column: Node): boolean {
    const { varno, varattno, varnullingrels } = column;
    if (this.#proven.has(getColumnKey(column)) || varattno === '0') return false;
    // The format is `(b)` or `(b 3)`. A number means that an outer join can make the column null.
    if (Array.isArray(varnullingrels) && varnullingrels.length > 1) return true;
    const table = this.#table(varno);
    const at = Number(varattno) - 1;
    switch (text(table['rtekind'])) {
      case '0':
        return at >= 0 && !this.#context.isRequired(text(table['relid']), text(varattno));
      case '1':
        return this.#nested(table['subquery']).columns()[at] ?? true;
      case '2':
        return this.#isNullable((table['joinaliasvars'] as Value[])[at]);
      case '3': {
        const functions = nodes(table['functions']);
        const onlyFunction = functions.length === 1 ? functions[0] : undefined;
        return onlyFunction?.['funccolcount'] !== '1' || this.#isNullable(onlyFunction['funcexpr']);
      }
      case '5':
        return (table['values_lists'] as Value[][]).some((row) => this.#isNullable(row[at]));
      case '6':
        return this.#commonTableColumns(table)[at] ?? false;
      case '9':
        return this.#isNullable((table['groupexprs'] as Value[])[at]);
      default:
        return true;
    }
  }

  /** Returns the columns of a common table expression. If it is recursive, uses its first term. */
  #commonTableColumns({ ctename, ctelevelsup, self_reference: refersToItself }: Node): boolean[] {
    if (refersToItself === 'true') return [];
    const scope = this.#above(ctelevelsup);
    const expression = nodes(scope.#query['cteList']).find((each) => each['ctename'] === ctename);
    return scope.#nested(expression?.['ctequery']).columns();
  }

  #isResultNullable(oid: Value | undefined, args: Value | undefined): boolean {
    const routine = this.#context.routine(text(oid));
    if (!routine) return true;
    const { name, strict } = routine;
    if (neverReturnNull.has(name)) return false;
    return !strict || strictButNullable.has(name) || aggregates.has(name) || this.#isAnyNullable(args);
  }

  #isAggregateNullable({ aggfnoid, aggfilter, args }: Node): boolean {
    const name = this.#context.routine(text(aggfnoid))?.name ?? '';
    const { groupClause, groupingSets } = this.#query;
    if (neverReturnNull.has(name)) return false;
    if (!aggregates.has(name) || aggfilter || !groupClause || groupingSets) return true;
    return !collectors.has(name) && nodes(args).some(({ expr }) => this.#isNullable(expr));
  }

  #isSubqueryNullable(query: Node): boolean {
    const { hasAggs, groupClause, havingQual, limitOffset } = query;
    const returnsOneRow = hasAggs === 'true' && !groupClause && !havingQual && !limitOffset;
    return !returnsOneRow || (this.#nested(query).columns()[0] ?? true);
  }
}

const getColumnKey = (column: Node | undefined): string =>
  `${text(column?.['varno'])}.${text(column?.['varattno'])}`;

/** Yields the columns that can't be null because of WHERE and ON conditions, as `table.column`. */
function* findProvenColumns(value: Value | undefined, context: Context): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* findProvenColumns(each, context);
  if (!isNode(value)) return;
  const { node, quals, larg, rarg, args } = value;
  if (node === 'FROMEXPR') {
    yield* findProvenColumns(value['fromlist'], context);
    yield* findProvenColumns(quals, context);
  } else if (node === 'JOINEXPR') {
    const { jointype } = value;
    if (jointype === '0' || jointype === '1') yield* findProvenColumns(larg, context);
    if (jointype === '0') {
      yield* findProvenColumns(rarg, context);
      yield* findProvenColumns(quals, context);
    }
  } else if (node === 'BOOLEXPR' && value['boolop'] === 'and') {
    yield* findProvenColumns(args, context);
  } else {
    for (const operand of nonNullOperands(value, context)) {
      const column = stripCasts(operand);
      if (column?.node === 'VAR' && column['varlevelsup'] === '0') yield getColumnKey(column);
    }
  }
}

/** Returns the operands that can't be null if a condition is true. */
function nonNullOperands({ node, opfuncid, args, arg, nulltesttype }: Node, context: Context): Value[] {
  if (node === 'NULLTEST') return nulltesttype === '1' && arg !== undefined ? [arg] : [];
  const isStrict = node === 'OPEXPR' && context.routine(text(opfuncid))?.strict === true;
  return (isStrict || node === 'SCALARARRAYOPEXPR') && Array.isArray(args) ? args : [];
}
