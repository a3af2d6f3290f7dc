import { boolean, number, object, string, type InferType } from 'yup';

export const masterDataSchema = object({
  page: string().required('Page is required'),
  dropdownName: string().required('Dropdown name is required'),
  value: string().trim().required('Value is required'),
  displayText: string().trim().required('Display text is required'),
  sortOrder: number()
    .transform((order: number | null) => Math.trunc(order ?? 0))
    .typeError('Sort order must be a number'),
  isActive: boolean().defined(),
});

export type MasterDataValues = InferType<typeof masterDataSchema>;

export const emptyMasterData = (): MasterDataValues => ({
  page: '',
  dropdownName: '',
  value: '',
  displayText: '',
  sortOrder: 0,
  isActive: true,
});
