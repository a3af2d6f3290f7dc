/** The part of the master data that the list shows. */
export interface MasterDataFilter {
  /** All pages by default. */
  page: string;
  /** Only with a page; all of its drop-downs by default. */
  dropdown: string;
}

/** The filter in the URL: `?of=Members&dropdown=status`. */
export function filterOf(searchParams: URLSearchParams): MasterDataFilter {
  const page = searchParams.get('of') ?? '';
  return { page, dropdown: (page && searchParams.get('dropdown')) || '' };
}

/** The filter of the list's query; null for all of the master data. */
export const toVariable = ({ page, dropdown }: MasterDataFilter) =>
  page ? { page: { eq: page }, ...(dropdown && { dropdownName: { eq: dropdown } }) } : null;
