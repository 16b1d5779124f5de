import Host from '../../../hosts/external/host';

export default function Page() {
  return <Host />;
}
