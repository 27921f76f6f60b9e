import { directions, firstDirection } from '@/domain/manage/sort-order.ts';
import type { SortOrder } from '@/domain/manage/sort-order.ts';
import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';
import { useUrlView } from '@/domain/search/use-url-view.ts';

/** How one field of a view is stored in the URL. Reading ignores invalid values, since users may have typed them. */
interface Codec<Value> {
  read: (params: URLSearchParams, name: string) => Value;
  write: (value: Value) => string | undefined;
}

/** A filter with one of several choices, or undefined if it is off. */
export const choiceCodec = <Choice extends string>(
  choices: readonly Choice[],
): Codec<Choice | undefined> => ({
  read: (params, name) => readUrlParams(params).among(name, choices),
  write: (value) => value,
});

/** A filter with a text of up to `maxLength` characters, which is empty if the filter is off. */
export const textCodec = (maxLength: number): Codec<string> => ({
  read: (params, name) => readUrlParams(params).text(name, maxLength),
  write: (value) => value,
});

/** A filter that is on or off. */
export const booleanCodec: Codec<boolean> = {
  read: (params, name) => params.get(name) === 'true',
  write: (value) => (value ? 'true' : undefined),
};

/** How a list's sort order is stored in the URL; the first order is the default and is left out. */
interface OrderCodec<Order> {
  read: (params: URLSearchParams) => Order;
  write: (order: Order) => Record<string, string | undefined>;
}

/** A sort order with a fixed direction. */
export const sortCodec = <Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
): OrderCodec<{ sort: Sort }> => ({
  read: (params) => ({ sort: readUrlParams(params).among('sort', sorts) ?? sorts[0] }),
  write: ({ sort }) => ({ sort: sort === sorts[0] ? undefined : sort }),
});

/** A sort order that can be reversed. */
export const reversibleSortCodec = <Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
): OrderCodec<SortOrder<Sort>> => ({
  read: (params) => {
    const { sort } = sortCodec(sorts).read(params);
    return { sort, direction: readUrlParams(params).among('direction', directions) ?? firstDirection(sort) };
  },
  write: ({ sort, direction }) => ({
    ...sortCodec(sorts).write({ sort }),
    direction: direction === firstDirection(sort) ? undefined : direction,
  }),
});

type Codecs<Filters> = { [Name in keyof Filters]: Codec<Filters[Name]> };
type ListView<Filters, Order> = { search: string; page: number } & Filters & Order;

export type ViewOf<Views extends { read: (params: URLSearchParams) => unknown }> = ReturnType<Views['read']>;

/** Changes fields of a view. Goes back to page 1 unless a page is given; `replace` adds no history entry. */
export type ChangeView<View> = (part: Partial<View>, options?: { replace?: boolean }) => void;

/**
 * Defines the view of a content list: its search, filters, sort order and page. They are stored in the URL, so that
 * going back restores them. `tabs` are filters shown above the list rather than in the filter bar.
 */
export function defineListView<Filters extends object, Order extends object, Tabs extends object = object>({
  filters,
  tabs = {} as Codecs<Tabs>,
  order,
}: {
  filters: Codecs<Filters>;
  tabs?: Codecs<Tabs>;
  order: OrderCodec<Order>;
}) {
  type View = ListView<Filters & Tabs, Order>;
  const codecs = Object.entries<Codec<unknown>>({ ...tabs, ...filters });
  const noParams = new URLSearchParams();
  const noFilters = {
    search: '',
    ...Object.fromEntries(codecs.map(([name, codec]) => [name, codec.read(noParams, name)])),
  } as Partial<View>;
  const valuesOf = (view: View, names: object): unknown[] =>
    Object.keys(names).map((name) => view[name as keyof View]);
  /** Counts the filters in use, except search and tabs. */
  const countFilters = (view: View): number => valuesOf(view, filters).filter(Boolean).length;
  return {
    /** Returns the view that the URL parameters describe. */
    read: (params: URLSearchParams): View =>
      ({
        search: readUrlParams(params).text('search', 200),
        ...Object.fromEntries(codecs.map(([name, codec]) => [name, codec.read(params, name)])),
        ...order.read(params),
        page: readUrlParams(params).page(),
      }) as View,
    /** Returns a view's URL parameters. The first page of the unfiltered list has none. */
    write: (view: View): URLSearchParams =>
      toUrlParams({
        search: view.search,
        ...Object.fromEntries(codecs.map(([name, codec]) => [name, codec.write(view[name as keyof View])])),
        ...order.write(view),
        page: view.page === 1 ? undefined : String(view.page),
      }),
    noFilters,
    countFilters,
    /** Returns whether a search, filter or tab narrows the list. */
    isFiltered: (view: View): boolean =>
      view.search !== '' || countFilters(view) > 0 || valuesOf(view, tabs).some(Boolean),
  };
}

/** Reads the view of a list from the URL, and changes it there. */
export function useListView<View extends { page: number }>(definition: {
  read: (params: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
  noFilters: Partial<View>;
}): {
  view: View;
  change: ChangeView<View>;
  /** Clears search and filters, but not the sort order. */
  clear: () => void;
} {
  const { view, change } = useUrlView({ ...definition, reset: { page: 1 } as Partial<View> });
  return { view, change, clear: () => change(definition.noFilters) };
}
