// React.lazy takes a module's default export.
export default function ServicesPage() {
  return null;
}
