// React.lazy takes a module's default export.
export default function BlogPostsPage() {
  return null;
}
