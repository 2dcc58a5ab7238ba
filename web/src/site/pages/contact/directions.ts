import { COMPANY } from '@alnafitha/contract';

const { latitude, longitude } = COMPANY.location;

/** The URL of the workshop in Google Maps, which offers directions. */
export const DIRECTIONS = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
