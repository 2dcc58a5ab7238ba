import { ContactEnquiry, HomeEnquiry } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';

export const contact = zodResolver(ContactEnquiry);
export const home = zodResolver(HomeEnquiry);
