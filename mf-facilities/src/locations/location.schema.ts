import { array, number, object, string, type InferType } from 'yup';

const hours = string().nullable().defined().max(200, 'Opening hours may have 200 characters at the most');

export const locationSchema = object({
  name: string().trim().required('Name is required'),
  address: string().trim().required('Address is required'),
  city: string().trim().required('City is required'),
  state: string().trim().required('State is required'),
  zipCode: string().trim().required('Zip code is required'),
  phone: string().defined(),
  email: string().defined(),
  capacity: number()
    .nullable()
    .defined()
    .typeError('Capacity must be a number')
    .integer('Capacity must be a whole number')
    .min(0, 'Capacity cannot be below 0'),
  status: string().defined(),
  openingHours: object({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  }),
  amenities: array(string().defined()).defined(),
});

export type LocationValues = InferType<typeof locationSchema>;

export const emptyLocation = (): LocationValues => ({
  name: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  email: '',
  capacity: null,
  status: 'active',
  openingHours: {
    monday: '',
    tuesday: '',
    wednesday: '',
    thursday: '',
    friday: '',
    saturday: '',
    sunday: '',
  },
  amenities: [],
});
