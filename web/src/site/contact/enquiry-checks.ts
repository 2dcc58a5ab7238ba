import { ContactEnquiry, HomeEnquiry } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';

export const checkContactEnquiry = zodResolver(ContactEnquiry);
export const checkHomeEnquiry = zodResolver(HomeEnquiry);
